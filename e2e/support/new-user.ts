import { expect, type Page } from '@playwright/test'

interface NewUser {
  email: string
  password: string
}

let made = 0
const password = 'correct horse battery staple'

/** Makes an account and leaves the browser logged in; nothing is chosen yet. */
export async function enterAsNewUser(page: Page, { hasPass = true } = {}): Promise<NewUser> {
  made += 1
  const email = `fan-${process.pid}-${Date.now()}-${made}@example.com`
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const { channel_key } = await (await page.request.get('/api/channel-config')).json()
  const visitor = await post('/api/get_api_key', { channel_key })
  const names = { first_name: 'Robin', last_name: 'Fan' }
  const { api_key } = await post('/api/v2/auth/register', {
    ...names,
    email,
    password,
    terms: true,
    api_key: visitor.api_key,
  })
  if (hasPass) {
    const fields = [{ name: 'basic-pass', value: 1 }]
    await post('/api/custom-forms/passes', { fields, api_key })
  }
  await page.goto('/faq')
  await page.evaluate(
    ([key]) => {
      const stored = JSON.stringify({ value: key, expires: Date.now() + 86_400_000 })
      localStorage.setItem('rudy_api_key', stored)
    },
    [api_key],
  )
  return { email, password }
}
