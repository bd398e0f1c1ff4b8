import { expect, test } from 'vitest'
import { moveStyles } from './move-styles.ts'

test('style attributes become rules, each once', () => {
  const { html, css } = moveStyles(
    '<i style="--away:#f00;--home:#00f">a</i><i style="inline-size:40%">b</i><i style="--away:#f00;--home:#00f">c</i>',
  )
  expect(html).toBe('<i data-own="0">a</i><i data-own="1">b</i><i data-own="0">c</i>')
  expect(css).toBe('[data-own="0"]{--away:#f00;--home:#00f}\n[data-own="1"]{inline-size:40%}')
})

test.each(['color:red}</style><script>', 'background:url(&quot;x&quot;)', '--x:}'])(
  'text that could end a rule is left out: %s',
  style => {
    expect(moveStyles(`<i style="${style}">a</i>`)).toEqual({ html: '<i>a</i>', css: '' })
  },
)
