import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, type TestInfo } from '@playwright/test'

export const demoOperator = { email: 'operator@demo.example', password: 'northern-lights-studio' }

interface Login {
  email: string
  password: string
}

/** `npm run operator -- add`, on the server of this run; the password is the one it shows. */
export async function addOperator({ project, testId }: TestInfo, ...more: string[]): Promise<Login> {
  const email = `op-${project.name}-${testId.slice(-12)}-${Date.now().toString(36)}@example.com`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', 'add', email, ...more],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  )
  return { email, password: stdout.match(/Password:\s+(\S+)/)?.[1] ?? '' }
}

export async function fillLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export async function openStudio(page: Page, login: Login, path = '/studio'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Log in to the Studio' })).toBeVisible()
  await fillLogin(page, login)
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
}
