import { describe, expect, it } from 'vitest'
import { renderMailBody } from '../src/reach/mail/index.ts'
import { darkColors as colors } from './channel-builder.ts'

const logo = 'https://tv.league.example/icons/any-192.png'
const look = { language: 'en', channelName: 'League TV', colors, logo } as const
const url = 'https://tv.league.example/watch/7'
const content = { subject: 'The news', paragraphs: ['More of it.'], button: { label: 'Watch', url } }
const picture = { url: 'https://tv.league.example/og/event/7-mail.jpg', alt: 'Herons @ Team' }

describe('every mail', () => {
  it.each([
    ['of a game has its picture', { ...content, picture }, true],
    ["without one is lit by the channel's colours", content, false],
    ['so is one with a code to type', { subject: 'Your code', paragraphs: [], code: '123456' }, false],
  ])('%s', (_, said, hasPicture) => {
    const { html } = renderMailBody(look, said)
    expect(html).toContain(`<img src="${logo}"`)
    expect(html.includes(picture.url)).toBe(hasPicture)
    expect(html.includes(`radial-gradient(70% 160% at 0 0,${colors.primary}`)).toBe(!hasPicture)
    // What is filled with the channel's colour is the one thing to do.
    expect(html.split(`;background:${colors.primary};`)).toHaveLength('button' in said ? 2 : 1)
  })
})
