# SPDX-License-Identifier: MIT
"""A page that requests every answer from its server over a WebSocket."""

import streamlit as st

st.title("Tickets")
number = st.slider("Number of tickets", 1, 10, 2)
if st.button("Reserve"):
    st.success(f"{number} tickets are reserved for you.")
