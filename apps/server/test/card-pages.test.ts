import { expect, it } from 'vitest'
import { buildLeague } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const keys = { publishable_key: 'the-public-half', tax: false }
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta', { stripe: keys })],
  secrets: 'beta: { stripe_secret: the-secret-half }',
})

const policyOf = async (host: string, path: string) => {
  const { headers } = await server.ask(path, { host })
  return String(headers['content-security-policy'])
}

it.each(['/buy', '/buy?type=event&id=1', '/profile/cards'])(
  '%s allows the scripts of the card provider',
  async path => {
    const sandbox = /http:\/\/127\.0\.0\.1:\d+/.source
    const ours = await policyOf('alpha.test', path)
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(ours).toMatch(new RegExp(`${directive} 'self' ${sandbox};`))
    expect(ours).not.toContain('stripe.com')
    const theirs = await policyOf('beta.test', path)
    expect(theirs).toContain("script-src 'self' https://js.stripe.com")
    expect(theirs).toContain("connect-src 'self' https://api.stripe.com")
    expect(theirs).not.toContain('127.0.0.1')
  },
)

it.each(['/', '/packages', '/select-package', '/profile', '/profile/orders', '/login', '/nowhere'])(
  '%s allows no payment provider',
  async path => {
    for (const host of ['alpha.test', 'beta.test'])
      expect(await policyOf(host, path)).not.toMatch(/stripe\.com|127\.0\.0\.1/)
  },
)
