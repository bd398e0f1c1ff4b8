import { describe, expect, it } from 'vitest'
import { isEmbeddable } from '../../src/index.ts'

const hosts = ['video.example', 'player.club.example:8443']

describe('a page of another site in a frame', () => {
  it.each<[string | null, boolean]>([
    ['https://video.example/embed/7', true],
    ['https://VIDEO.example/embed/7?start=3', true],
    ['https://video.example:443/embed/7', true],
    ['https://player.club.example:8443/7', true],
    ['https://player.club.example/7', false],
    ['http://video.example/embed/7', false],
    ['https://other.example/embed/7', false],
    ['https://video.example.evil.example/embed/7', false],
    ['https://sub.video.example/embed/7', false],
    ['https://video.example@evil.example/', false],
    ['https://user@video.example/', false],
    ['//video.example/embed/7', false],
    ['/embed/7', false],
    ['javascript:alert(1)', false],
    ['', false],
    [null, false],
  ])('%s is allowed: %s', (url, isLetIn) => {
    expect(isEmbeddable(url, hosts)).toBe(isLetIn)
  })

  it('is refused if the channel lists no host', () => {
    expect(isEmbeddable('https://video.example/embed/7', [])).toBe(false)
  })
})
