// Saved games in the browser's database (IndexedDB): heads for lists, logs for games, settings.
// A write counts when its transaction is complete; several tabs may use it at once.
const NAME = "visavis";
const VERSION = 1;

let opened = null;

function connection() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("heads", { keyPath: "id" });
      request.result.createObjectStore("logs", { keyPath: "id" });
      request.result.createObjectStore("settings");
    };
    request.onblocked = () => reject(new Error("blocked"));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Another tab may bring a newer shape of the database, or the browser may close it: opened anew then.
      request.result.onversionchange = () => request.result.close() ?? (opened = null);
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
  });
  opened.catch(() => (opened = null));
  return opened;
}

const STORES = ["heads", "logs", "settings"];

async function transaction(mode, work) {
  const database = await connection();
  return new Promise((resolve, reject) => {
    let found;
    // "strict": complete means that it is on the disk, not only with the operating system.
    const one = database.transaction(STORES, mode, { durability: "strict" });
    one.oncomplete = () => resolve(found);
    one.onabort = () => (found === false ? resolve(false) : reject(one.error ?? new Error("aborted")));
    const [heads, logs, settings] = STORES.map((name) => one.objectStore(name));
    work({ heads, logs, settings }, (value) => (found = value), one);
  });
}

/** Heads of all games, and the settings. */
export function look() {
  return transaction("readonly", (stores, give) => {
    const heads = stores.heads.getAll();
    const names = stores.settings.getAllKeys();
    const values = stores.settings.getAll();
    values.onsuccess = () =>
      give({
        heads: heads.result,
        settings: Object.fromEntries(names.result.map((name, at) => [name, values.result[at]])),
      });
  });
}

/** The log of a game, or nothing. */
export function log(id) {
  return transaction("readonly", (stores, give) => {
    const found = stores.logs.get(id);
    found.onsuccess = () => give(found.result ?? null);
  });
}

/** All of it or nothing. False: a game is not at the revision that a write goes on from, or an own text has changed. */
export function commit(writes, changed, before = {}, contents = []) {
  return transaction("readwrite", ({ heads, logs, settings }, give, one) => {
    give(true);
    for (const write of writes) {
      const before = heads.get(write.id);
      before.onsuccess = () => {
        if ((before.result?.revision ?? 0) !== write.before) {
          give(false);
          one.abort();
        } else if (write.head === null) {
          heads.delete(write.id);
          logs.delete(write.id);
        } else {
          heads.put(write.head);
          if (write.log) logs.put(write.log);
        }
      };
    }
    for (const [name, value] of Object.entries(before)) {
      const now = settings.get(name);
      now.onsuccess = () => {
        if ((now.result ?? "") === value) return;
        give(false);
        one.abort();
      };
    }
    for (const [name, value] of Object.entries(changed)) {
      if (value) settings.put(value, name);
      else settings.delete(name);
    }
    for (const content of contents) {
      if (content.text) logs.put(content);
      else logs.delete(content.id);
    }
  });
}

/** The same without a database: what is kept is gone with the page. It goes on from `all()` of another, and tells. */
export function forgetful(before = { heads: [], logs: [], settings: {} }, told = () => {}) {
  const byId = (all) => new Map(all.map((one) => [one.id, one]));
  const heads = byId(before.heads);
  const logs = byId(before.logs);
  const settings = { ...before.settings };
  return {
    all: () => ({ heads: [...heads.values()], logs: [...logs.values()], settings }),
    look: async () => ({ heads: [...heads.values()], settings: { ...settings } }),
    log: async (id) => logs.get(id) ?? null,
    commit: async (writes, changed, before = {}, contents = []) => {
      for (const write of writes) {
        if (write.head === null) heads.delete(write.id);
        else heads.set(write.id, write.head);
        if (write.log) logs.set(write.id, write.log);
      }
      Object.assign(settings, changed);
      for (const content of contents) logs.set(content.id, content);
      told(writes, changed, contents);
      return true;
    },
  };
}
