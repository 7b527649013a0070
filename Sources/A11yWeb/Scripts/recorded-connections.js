// SPDX-License-Identifier: MIT
//
// Replaces WebSockets and event streams by recorded ones. A recorded message is delivered once the
// page has sent everything that it had sent before the message when it was recorded, and after the
// delay that the recording states, so a page in virtual time receives it at the same time in every
// run.
//
// Runs in the page's own world before the page's scripts. The function is called with the
// connections, in the order in which they were opened, and removes the reporting function so that
// the page's scripts cannot call it.

(connections => {
  const tell = globalThis.a11ynavConnected;
  delete globalThis.a11ynavConnected;
  if (!tell) return;
  const { setTimeout, clearTimeout, URL, MessageChannel, Blob } = globalThis;
  let lastPlayer = 0;
  const unused = new Set(connections);
  const players = new Set();
  // The requests so far that may have caused messages.
  let posts = 0;

  // Tasks run in order, and unlike timers they are not slowed down.
  const tasks = [];
  const channel = new MessageChannel();
  channel.port1.onmessage = () => tasks.shift()();
  const soon = task => {
    tasks.push(task);
    channel.port2.postMessage(null);
  };

  const find = (kind, address) => {
    const path = address.split("?")[0];
    const candidates = [...unused].filter(one => one.kind === kind && one.path === path);
    const found = candidates.find(one => one.address === address) ?? candidates[0];
    tell(`${found ? kind : "missing"} ${address}`);
    if (found) unused.delete(found);
    return found;
  };

  // Delivers the messages of one connection.
  class Player {
    sends = 0;
    #steps;
    #deliver;
    #place = 0;
    #isWaiting = false;
    #timer;
    #firstPost = posts;
    #name = `${location.href} ${lastPlayer += 1}`;
    #isAwaited = false;

    constructor(steps, deliver) {
      this.#steps = steps;
      this.#deliver = deliver;
    }

    start() {
      players.add(this);
      this.proceed();
    }

    stop() {
      players.delete(this);
      clearTimeout(this.#timer);
      this.#await(false);
    }

    proceed() {
      const step = this.#steps[this.#place];
      if (!step || this.#isWaiting || !players.has(this)) return;
      if (this.sends < step.sends || posts - this.#firstPost < step.posts) return;
      this.#isWaiting = true;
      const deliver = () => {
        if (!players.has(this)) return;
        this.#isWaiting = false;
        this.#place += 1;
        this.#deliver(step);
        this.proceed();
        if (!this.#isWaiting) this.#await(false);
      };
      this.#await(step.isAwaited);
      if (step.delay > 0) this.#timer = setTimeout(deliver, step.delay); else soon(deliver);
    }

    // Reports whether the next message belongs to what the user has just done.
    #await(isAwaited) {
      if (isAwaited === this.#isAwaited) return;
      this.#isAwaited = isAwaited;
      tell(`${isAwaited ? "awaited" : "arrived"} ${this.#name}`);
    }
  }

  const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

  // Adds properties such as `onmessage`, and makes an object look like the browser's own.
  const imitate = (type, name, events, states) => {
    for (const event of events) {
      const handlers = new WeakMap();
      Object.defineProperty(type.prototype, `on${event}`, {
        get() { return handlers.get(this)?.handler ?? null; },
        set(handler) {
          const entry = handlers.get(this) ?? { handler: null };
          if (!handlers.has(this)) {
            handlers.set(this, entry);
            this.addEventListener(event, (...rest) => entry.handler?.apply(this, rest));
          }
          entry.handler = typeof handler === "function" ? handler : null;
        },
        configurable: true, enumerable: true,
      });
    }
    states.forEach((state, value) => {
      Object.defineProperty(type, state, { value, enumerable: true });
      Object.defineProperty(type.prototype, state, { value, enumerable: true });
    });
    Object.defineProperty(type, "name", { value: name });
    Object.defineProperty(type.prototype, Symbol.toStringTag, { value: name });
    Object.defineProperty(globalThis, name, { value: type, configurable: true, writable: true });
  };

  const resolve = (address, protocols) => {
    let url;
    try { url = new URL(address, document.baseURI); } catch {}
    if (url && protocols) url.protocol = url.protocol.replace("http", "ws");
    if (!url || protocols && !protocols.includes(url.protocol))
      throw new DOMException(`The URL '${address}' is invalid.`, "SyntaxError");
    url.hash = "";
    return url;
  };

  class RecordedSocket extends EventTarget {
    binaryType = "blob";
    #url;
    #state = 0;
    #protocol = "";
    #player;

    constructor(address, protocols = []) {
      super();
      this.#url = resolve(address, ["ws:", "wss:"]);
      const found = find("socket", this.#url.href);
      this.#player = new Player(found?.steps ?? [], step => this.#receive(step));
      soon(() => {
        if (this.#state !== 0 || !found?.isOpen) return this.#end(1006, "", false);
        this.#state = 1;
        this.#protocol = found.subprotocol || [protocols].flat()[0] || "";
        this.dispatchEvent(new Event("open"));
        this.#player.start();
      });
    }

    get url() { return this.#url.href; }
    get readyState() { return this.#state; }
    get protocol() { return this.#protocol; }
    get extensions() { return ""; }
    get bufferedAmount() { return 0; }

    send() {
      if (this.#state === 0)
        throw new DOMException("Still in CONNECTING state.", "InvalidStateError");
      if (this.#state !== 1) return;
      this.#player.sends += 1;
      this.#player.proceed();
    }

    close(code, reason = "") {
      if (code !== undefined && code !== 1000 && !(code >= 3000 && code <= 4999))
        throw new DOMException(`The code ${code} is not allowed.`, "InvalidAccessError");
      if (this.#state > 1) return;
      const wasOpen = this.#state === 1;
      this.#state = 2;
      if (wasOpen) soon(() => this.#end(code ?? 1005, `${reason}`, true));
    }

    #receive(step) {
      if (this.#state !== 1) return;
      if (step.code) return this.#end(step.code, "", true);
      let data = step.data;
      if (step.isBinary) {
        data = bytes(data).buffer;
        if (this.binaryType === "blob") data = new Blob([data]);
      }
      this.dispatchEvent(new MessageEvent("message", { data, origin: this.#url.origin }));
    }

    #end(code, reason, wasClean) {
      if (this.#state === 3) return;
      this.#state = 3;
      this.#player.stop();
      if (!wasClean) this.dispatchEvent(new Event("error"));
      this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean }));
    }
  }
  imitate(
    RecordedSocket, "WebSocket", ["open", "message", "error", "close"],
    ["CONNECTING", "OPEN", "CLOSING", "CLOSED"]
  );

  class RecordedEvents extends EventTarget {
    #url;
    #state = 0;
    #withCredentials;
    #player;

    constructor(address, options) {
      super();
      this.#url = resolve(address);
      this.#withCredentials = options?.withCredentials === true;
      const found = find("events", this.#url.href);
      this.#player = new Player(found?.steps ?? [], ({ data, event, id }) => {
        const message = { data, lastEventId: id, origin: this.#url.origin };
        this.dispatchEvent(new MessageEvent(event || "message", message));
      });
      soon(() => {
        if (this.#state !== 0) return;
        this.#state = found?.isOpen ? 1 : 2;
        this.dispatchEvent(new Event(found?.isOpen ? "open" : "error"));
        if (found?.isOpen) this.#player.start();
      });
    }

    get url() { return this.#url.href; }
    get readyState() { return this.#state; }
    get withCredentials() { return this.#withCredentials; }

    close() {
      this.#state = 2;
      this.#player.stop();
    }
  }
  imitate(
    RecordedEvents, "EventSource", ["open", "message", "error"], ["CONNECTING", "OPEN", "CLOSED"]
  );

  const posted = method => {
    if (["GET", "HEAD", "OPTIONS"].includes(`${method ?? "GET"}`.toUpperCase())) return;
    posts += 1;
    for (const player of players) player.proceed();
  };
  const watch = (owner, name, note) => {
    const original = owner?.[name];
    if (typeof original !== "function") return;
    const value = new Proxy(original, {
      apply(target, self, rest) {
        note(self, ...rest);
        return Reflect.apply(target, self, rest);
      },
    });
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  };
  const methods = new WeakMap();
  watch(globalThis, "fetch", (_, input, options) => posted(options?.method ?? input?.method));
  watch(XMLHttpRequest.prototype, "open", (request, method) => methods.set(request, method));
  watch(XMLHttpRequest.prototype, "send", request => posted(methods.get(request)));
  watch(Navigator.prototype, "sendBeacon", () => posted("POST"));
})
