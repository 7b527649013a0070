// SPDX-License-Identifier: MIT

extension Rule {
  /// All rules, ordered by ID.
  public static let all: [Rule] = [
    behindDialog, bornLive, chatter, cutOff, errorUnheard, focusLost, focusStolen,
    focusUnheard, nameAndState, errorByReference, selectedDimmed,
    goneBeforeReached,
    noWayOut, silentChange, silentDialog, stateUnsaid, tabDiffers,
    cellWithoutHeader, fieldName, headingLevels, landmarkNames, listItems, lonePronoun, noWords,
    orderJumps, positionLies, roleTwice, sameWords, splitStop, stutter, switchCost, switchDeadEnd,
    tableHeaders,
    tooLong, unreachable, wrongVoice,
  ].sorted { $0.id < $1.id }

  /// Returns the rule with the given ID, if there is one.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
