import type { Reply } from '../http/reply.ts'
import { createCaller } from './browser/create-caller.ts'
import { createElements } from './browser/create-elements.ts'
import { createFrame } from './browser/create-frame.ts'
import { sandboxStripe } from './browser/sandbox-stripe.ts'
import { showSheet } from './browser/show-sheet.ts'
import { locales, wordsOf } from './words.ts'

/** `/sandbox.js`: one script without parts, from wherever the page loads it. */
export function scriptPage(): Reply {
  const words = JSON.stringify(Object.fromEntries(locales.map(locale => [locale, wordsOf(locale)])))
  const body = `window.SandboxStripe = (${sandboxStripe})({
base: document.currentScript.src.replace(/\\/sandbox\\.js.*$/, ''),
makeCaller: ${createCaller},
makeElements: ${createElements},
makeFrame: ${createFrame},
sheet: ${showSheet},
words: ${words},
})
`
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
    body,
  }
}
