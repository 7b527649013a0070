// SPDX-License-Identifier: MIT
//
// Reads a site's files from inside a page of the site, so that its proxy, cookies and certificates apply.
globalThis.a11ynavSite = {
  // The maximum size of a file that is read, in bytes. The protocol allows sitemaps of 50 MB.
  longest: 50 << 20,

  async text(address) {
    const response = await fetch(address, { credentials: "include" });
    if (!response.ok) return { reason: `the server responded with ${response.status}` };
    return { text: await this.unpacked(response.body) };
  },

  async sitemap(address) {
    const file = await this.text(address);
    return file.reason ? file : this.read(file.text, address);
  },

  async local(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return this.read(await this.unpacked(new Blob([bytes]).stream()));
  },

  // Returns the text of a stream, which may be compressed with gzip.
  async unpacked(stream) {
    let bytes = await this.bytes(stream);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const packed = new Blob([bytes]).stream();
      bytes = await this.bytes(packed.pipeThrough(new DecompressionStream("gzip")));
    }
    return new TextDecoder().decode(bytes);
  },

  async bytes(stream) {
    const parts = [];
    let length = 0;
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      if (length > this.longest) throw "it is larger than 50 MB";
    }
    const bytes = new Uint8Array(length);
    let place = 0;
    for (const part of parts) {
      bytes.set(part, place);
      place += part.length;
    }
    return bytes;
  },

  // Returns the pages and further sitemaps that a sitemap names. A plain-text sitemap names one page on each line.
  read(text, base) {
    const start = text.trimStart();
    if (!start.startsWith("<")) {
      const lines = start.split(/\r?\n/).map((line) => line.trim()).filter(Boolean);
      if (!lines.length) return { reason: "it is empty" };
      if (!/^https?:/i.test(lines[0])) return { reason: "it is not a sitemap" };
      return { pages: lines, sitemaps: [] };
    }
    const tree = new DOMParser().parseFromString(start, "application/xml");
    const root = tree.documentElement;
    if (tree.querySelector("parsererror")) return { reason: "it is not well-formed XML" };
    if (!["urlset", "sitemapindex"].includes(root.localName)) return { reason: "it is not a sitemap" };
    const locations = [...root.children]
      .map((entry) => [...entry.children].find((child) => child.localName === "loc"))
      .map((loc) => loc?.textContent.trim()).filter(Boolean)
      .map((address) => (base && URL.canParse(address, base) ? new URL(address, base).href : address));
    return root.localName === "urlset"
      ? { pages: locations, sitemaps: [] } : { pages: [], sitemaps: locations };
  },
};
