// SPDX-License-Identifier: MIT
// The garden club's form: Return moves to the next field, and a welcome message is announced after sending.

const form = document.querySelector("#sign-up");

form.elements.name.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  form.elements.email.focus();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const seeds = form.elements.seeds.checked ? "your seeds come in spring" : "have a look around";
  const welcome = document.querySelector("#welcome");
  welcome.querySelector("a").textContent = `Welcome, ${form.elements.name.value}: ${seeds}`;
  welcome.hidden = false;
  form.hidden = true;
});
