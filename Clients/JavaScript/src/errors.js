// SPDX-License-Identifier: MIT
// The errors with which the promises of sessions are rejected.

/** The base class of all errors of this package. */
export class A11ynavError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** There is no a11ynav program on this machine. */
export class ProgramNotFoundError extends A11ynavError {}

/** The program ended while a session was using it. */
export class ProgramEndedError extends A11ynavError {}

/** The program sent an invalid message, or does not support a request. */
export class ProtocolError extends A11ynavError {}

/** The program did not answer within the time limit. */
export class TimeoutError extends A11ynavError {}

/** The browser cannot be reached, or no browser is available. */
export class BrowserError extends A11ynavError {}

/** The program answered a request with an error. */
export class RequestError extends A11ynavError {
  constructor(message, code = 0, data = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The session has been closed. */
export class SessionClosedError extends RequestError {}

/** The page or document cannot be opened; `data` contains the `subject` and the `reason`. */
export class OpenError extends RequestError {}

/** The page, its browser or the app has been closed. */
export class SourceLostError extends RequestError {}

/** The command is not understood; `data.nearest` is the known command with the most similar spelling. */
export class CommandError extends RequestError {}

/** A parameter or a setting has an invalid name or value. */
export class InvalidRequestError extends RequestError {}

/** A limit has been reached. */
export class LimitError extends RequestError {}

/** The request is not allowed. */
export class NotAllowedError extends RequestError {}

/** The request was cancelled. */
export class CancelledError extends RequestError {}

const byCode = new Map([
  [-32000, SessionClosedError],
  [-32001, OpenError],
  [-32002, SourceLostError],
  [-32003, CommandError],
  [-32004, LimitError],
  [-32005, NotAllowedError],
  [-32602, InvalidRequestError],
  [-32800, CancelledError],
]);

/** Creates the exception for an error that an answer contains. */
export function errorFromAnswer(error) {
  if (typeof error !== "object" || error === null) {
    return new ProtocolError("the program answered with an error that is not an object");
  }
  const { code, data } = error;
  let message = String(error.message ?? "the program gave no reason");
  const Kind = byCode.get(code);
  if (!Kind) return new ProtocolError(`${message} (code ${code})`);
  if (Kind === CommandError && data?.nearest && !message.includes(data.nearest)) {
    message += `; the closest match is “${data.nearest}”`;
  }
  return new Kind(message, code, data ?? {});
}
