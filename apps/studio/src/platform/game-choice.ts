/** Which of the games in a list are chosen, and how more are. */
export interface GameChoice {
  isAny: boolean
  isChosen: (id: number) => boolean
  /** With `order`, all from the one that was chosen last to this one. */
  choose: (id: number, isChosen: boolean, order?: readonly number[]) => void
}
