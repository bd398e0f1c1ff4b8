import { type Colour, fillBox, type Picture } from './picture.ts'

/** Four dots wide and five high, a hexadecimal digit a row. */
const letters: Record<string, string> = {
  A: '69f99',
  B: 'e9e9e',
  C: '78887',
  D: 'e999e',
  E: 'f8e8f',
  F: 'f8e88',
  G: '78b97',
  H: '99f99',
  I: '72227',
  J: '11196',
  K: '9aca9',
  L: '8888f',
  M: '9ff99',
  N: '9dfb9',
  O: '69996',
  P: 'e9e88',
  Q: '699b7',
  R: 'e9ea9',
  S: '78617',
  T: '72222',
  U: '99996',
  V: '99aa4',
  W: '99ff9',
  X: '99699',
  Y: '99722',
  Z: 'f168f',
  0: '69996',
  1: '26227',
  2: 'e168f',
  3: 'e161e',
  4: '99f11',
  5: 'f8e1e',
  6: '68e96',
  7: 'f1244',
  8: '69696',
  9: '69716',
  ':': '04040',
  '-': '00f00',
}

/** How wide a text is, in dots. */
export const textDots = (text: string) => text.length * 5 - 1

/** `dot` is the side of one dot in pixels; what has no letter is a space. */
export function drawText(
  picture: Picture,
  text: string,
  position: { left: number; top: number; dot: number },
  fill: Colour,
): void {
  const { dot } = position
  let { left } = position
  for (const letter of text) {
    for (const [row, digit] of [...(letters[letter] ?? '')].entries()) {
      const dots = Number.parseInt(digit, 16)
      for (let column = 0; column < 4; column += 1) {
        if (((dots >> (3 - column)) & 1) === 0) continue
        fillBox(
          picture,
          { left: left + column * dot, top: position.top + row * dot, width: dot, height: dot },
          fill,
        )
      }
    }
    left += dot * 5
  }
}
