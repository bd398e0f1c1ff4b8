import type { Reply } from '../http/reply.ts'
import { createCaller } from './browser/create-caller.ts'
import { createCardFrame } from './browser/create-card-frame.ts'
import { sandboxStripe } from './browser/sandbox-stripe.ts'
import { showChallenge } from './browser/show-challenge.ts'
import { locales, wordsOf } from './words.ts'

/** `/sandbox.js`: one script without parts, from wherever the page loads it. */
export function scriptPage(): Reply {
  const words = JSON.stringify(Object.fromEntries(locales.map(locale => [locale, wordsOf(locale)])))
  const body = `window.SandboxStripe = (${sandboxStripe})({
base: document.currentScript.src.replace(/\\/sandbox\\.js.*$/, ''),
makeCaller: ${createCaller},
makeFrame: ${createCardFrame},
challenge: ${showChallenge},
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
