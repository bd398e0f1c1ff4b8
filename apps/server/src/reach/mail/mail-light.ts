import type { MailLook } from './mail-content.ts'

const ground = '#10141c'

/**
 * In place of a picture: the dark is lit from two corners by the channel's colours, as its pages are where there is no frame yet.
 * A program that knows no gradients shows the ground, and one that knows no `height` nothing.
 */
export function writeLight({ colors }: MailLook): string {
  const light = (at: string, color: string) => `radial-gradient(70% 160% at ${at},${color},transparent)`
  const lights = [light('0 0', `${colors.primary}b3`), light('100% 100%', `${colors['footer-text']}4d`)]
  return `<div aria-hidden="true" style="height:96px;font-size:0;line-height:0;background:${ground};background-image:${lights.join(',')}"></div>\n`
}
