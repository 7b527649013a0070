# SPDX-License-Identifier: MIT
"""A currency converter made with Dash, whose server answers each change with a request."""

from dash import Dash, Input, Output, State, dcc, html

app = Dash(title="Converter")
app.layout = html.Main(
    [
        html.H1("Converter"),
        html.Label("Euros", htmlFor="amount"),
        dcc.Input(id="amount", type="text", value="10"),
        html.Button("Convert", id="convert"),
        html.P(id="result", role="status"),
    ]
)


@app.callback(
    Output("result", "children"),
    Input("convert", "n_clicks"),
    State("amount", "value"),
    prevent_initial_call=True,
)
def convert(_clicks: int, amount: str) -> str:
    """Return the result for an amount."""
    try:
        return f"{float(amount):.2f} euros are {float(amount) * 1.1:.2f} dollars."
    except ValueError:
        return f"“{amount}” is not a number."


app.run(port=8894)
