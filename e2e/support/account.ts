import type { Page, TestInfo } from '@playwright/test'
import { expect } from '@playwright/test'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Nobody else in this run has this address. */
export function freshPerson({ project, testId }: TestInfo): Person {
  const name = `${project.name}-${testId.slice(-12)}-${Date.now().toString(36)}`
  return {
    firstName: 'Ada',
    lastName: 'Fan',
    email: `ada-${name}@example.com`,
    password: 'a long pass phrase',
  }
}

/** Patient: the first page of a run waits for a server that is still making its season. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#splash')).toHaveCount(0, { timeout: 45_000 })
}

/** Fills in and sends the registration form that is on the page. */
export async function registerPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone (optional)').fill('')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Password once more').fill(person.password)
  await page.getByRole('checkbox', { name: /terms & conditions/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Create my account' }).click()
}

/** The demo channel asks every user to choose a pass first. */
export async function chooseFreePass(page: Page): Promise<void> {
  await expect(page).toHaveURL('/packages')
  await page.getByRole('button', { name: 'Continue with the free pass' }).click()
  await expect(page).not.toHaveURL('/packages')
}
