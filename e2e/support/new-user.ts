import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Person } from './account.ts'

/** Makes an account without the forms of the pages. The answer is its api key; the cookie stays with `request`. */
export async function createUser(
  request: APIRequestContext,
  person: Person,
  { hasPass = true } = {},
): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { channel_key } = await (await request.get('/api/channel-config')).json()
  const visitor = await post('/api/get_api_key', { channel_key })
  const { api_key } = await post('/api/v2/auth/register', {
    email: person.email,
    password: person.password,
    first_name: person.firstName,
    last_name: person.lastName,
    terms: true,
    api_key: visitor.api_key,
  })
  if (hasPass) {
    await post('/api/custom-forms/passes', { fields: [{ name: 'basic-pass', value: 1 }], api_key })
  }
  return api_key
}

/** The next page that the browser opens is this new user's. */
export async function becomeUser(
  page: Page,
  person: Person,
  options?: { hasPass?: boolean },
): Promise<string> {
  const apiKey = await createUser(page.request, person, options)
  await page.goto('/robots.txt')
  await page.evaluate(key => {
    const entry = { value: key, expires: Date.now() + 86_400_000 }
    localStorage.setItem('rudy_api_key', JSON.stringify(entry))
  }, apiKey)
  return apiKey
}
