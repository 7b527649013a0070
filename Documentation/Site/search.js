// SPDX-License-Identifier: MIT
// Finds the sections that contain all words of a query. Sections whose titles contain them come first.
"use strict";

const most = 20;
const form = document.querySelector("form[role=search]");
const query = document.getElementById("query");
const results = document.getElementById("results");
const found = document.getElementById("found");

function matches(words) {
  const scored = [];
  for (const entry of searchIndex) {
    const title = `${entry.title} ${entry.page}`.toLowerCase();
    const text = entry.text.toLowerCase();
    let score = 0;
    for (const word of words) {
      if (entry.title.toLowerCase().includes(word)) score += 8;
      else if (title.includes(word)) score += 4;
      else if (text.includes(word)) score += 1;
      else score = -Infinity;
    }
    if (score > 0) scored.push([score, entry]);
  }
  return scored.sort((one, other) => other[0] - one[0]).map((pair) => pair[1]);
}

function excerpt(entry, words) {
  const place = Math.max(0, entry.text.toLowerCase().indexOf(words[0]) - 60);
  const text = entry.text.slice(place, place + 180);
  return (place > 0 ? "…" : "") + text + (place + 180 < entry.text.length ? "…" : "");
}

function show() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length > 0 ? matches(words) : [];
  results.replaceChildren(
    ...all.slice(0, most).map((entry) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `${form.dataset.root}/${entry.address}`;
      link.textContent = entry.title === entry.page ? entry.title : `${entry.page}: ${entry.title}`;
      const text = document.createElement("p");
      text.textContent = excerpt(entry, words);
      item.append(link, text);
      return item;
    }),
  );
  results.hidden = all.length === 0;
  if (words.length === 0) found.textContent = "";
  else if (all.length === 0) found.textContent = "No section contains these words.";
  else if (all.length > most) found.textContent = `${all.length} sections found; the first ${most} are listed.`;
  else found.textContent = all.length === 1 ? "1 section found." : `${all.length} sections found.`;
}

form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.focus();
});
query.addEventListener("input", show);
