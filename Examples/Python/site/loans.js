// SPDX-License-Identifier: MIT
// The reader's loans, each of which can be renewed in a dialog.

const reader = localStorage.getItem("reader");
if (!reader) location.href = "index.html";
document.querySelector("#greeting").textContent = `Hello, ${reader}. You have 2 loans.`;

const dialog = document.querySelector("#renew");
let title = "";

for (const button of document.querySelectorAll("button[data-title]")) {
  button.addEventListener("click", () => {
    title = button.dataset.title;
    document.querySelector("#question").textContent = `Renew ${title}?`;
    dialog.showModal();
  });
}

dialog.addEventListener("close", () => {
  if (dialog.returnValue !== "yes") return;
  const weeks = dialog.querySelector("select").value;
  document.querySelector("#result").textContent = `${title} is renewed for ${weeks} weeks.`;
});
