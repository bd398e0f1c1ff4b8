import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openApp, type Person } from './account.ts'

interface CreatedPerson {
  id: number
  apiKey: string
}

interface PersonOptions {
  hasPass?: boolean
  /** Of a server that is not the run's own. */
  origin?: string
}

/** An account, with the free pass chosen unless asked otherwise, made without a browser. */
export async function createPerson(
  request: APIRequestContext,
  person: Person,
  { hasPass = true, origin = '' }: PersonOptions = {},
): Promise<CreatedPerson> {
  const api = `${origin}/api`
  const { channel_key } = await (await request.get(`${api}/channel-config`)).json()
  const { api_key } = await (await request.post(`${api}/get_api_key`, { data: { channel_key } })).json()
  const registered = await request.post(`${api}/v2/auth/register`, {
    data: {
      api_key,
      email: person.email,
      password: person.password,
      first_name: person.firstName,
      last_name: person.lastName,
      terms: true,
    },
  })
  expect(registered.ok()).toBe(true)
  const session = await registered.json()
  if (hasPass) {
    const chosen = await request.post(`${api}/custom-forms/passes`, {
      data: { api_key: session.api_key, fields: [{ name: 'basic-pass', value: 1 }] },
    })
    expect(chosen.ok()).toBe(true)
  }
  return { id: session.user.id, apiKey: session.api_key }
}

/** An account that is made out of a purchase: an address alone. The next page that the browser opens is its own. Gives the key. */
export async function becomeGuest(page: Page, email: string): Promise<string> {
  const { channel_key } = await (await page.request.get('/api/channel-config')).json()
  const { api_key } = await (await page.request.post('/api/get_api_key', { data: { channel_key } })).json()
  const made = await page.request.post('/api/auth/checkout-account', { data: { api_key, email } })
  expect(made.ok()).toBe(true)
  const session = await made.json()
  await keepKey(page, '', session.api_key)
  return session.api_key
}

async function keepKey(page: Page, origin: string, apiKey: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(key => {
    const entry = { value: key, expires: Date.now() + 86_400_000 }
    localStorage.setItem('rudy_api_key', JSON.stringify(entry))
  }, apiKey)
}

/** The next page that the browser opens is this new person's. Gives the key. */
export async function becomePerson(page: Page, person: Person, options: PersonOptions = {}): Promise<string> {
  const { apiKey } = await createPerson(page.request, person, options)
  await keepKey(page, options.origin ?? '', apiKey)
  return apiKey
}

/** By the login form, on the way to a page that needs it. */
export async function enterAs(page: Page, person: Person, address: string): Promise<void> {
  await openApp(page, address)
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL('/login')
}

/** What an operator does for somebody who is locked out. Gives the password. */
export async function setTemporaryPassword(
  request: APIRequestContext,
  origin: string,
  userId: number,
): Promise<string> {
  const headers = { origin }
  const operator = { email: 'operator@demo.example', password: 'northern-lights-studio' }
  const { channel_key } = await (await request.get('/api/channel-config')).json()
  expect((await request.post('/api/studio/login', { headers, data: operator })).ok()).toBe(true)
  const path = `/api/studio/channels/${channel_key}/users/${userId}/temporary-password`
  const answer = await request.post(path, { headers, data: {} })
  expect(answer.ok()).toBe(true)
  const { temporary_password } = await answer.json()
  return temporary_password
}
