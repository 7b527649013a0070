# SPDX-License-Identifier: MIT
"""A form whose server computes the answer."""

import gradio


def register(name, dinner):
    if not name:
        raise gradio.Error("Please give your name.")
    return f"{name} is registered{' with dinner' if dinner else ''}."


gradio.Interface(
    register,
    [gradio.Textbox(label="Name"), gradio.Checkbox(label="Dinner")],
    gradio.Textbox(label="Answer"),
    title="Registration",
    flagging_mode="never",
).launch(server_port=8897, share=False)
