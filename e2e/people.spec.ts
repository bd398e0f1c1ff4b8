import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { holdButton } from './support/hold-button.ts'
import { linkInMail } from './support/outbox.ts'
import { demoOperator, fillLogin, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const studio = '/studio/channels/northern-league'

test('somebody is invited by mail, keeps the score on a phone, and open pages follow', {
  tag: ['@once', '@journey'],
}, async ({ page, browser, request }) => {
  test.setTimeout(180_000)
  const email = `scorer-${Date.now().toString(36)}@example.com`
  const game = await findEvent(request, { type: 'free', stream_status: 'upcoming', skip: 2 })
  const [away, home] = game.participants

  await openStudio(page, demoOperator, `${studio}/people`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption('scorer')
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')
  await expectAccessible(page)

  const phones = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const phone = await phones.newPage()
  await phone.goto(await linkInMail(email, '/studio/welcome'))
  await phone.getByLabel('New password').fill('a scorer of the final')
  await phone.getByRole('button', { name: 'Save and log in' }).click()
  const nav = phone.getByRole('navigation', { name: 'Studio' })
  await expect(nav.getByRole('link', { name: 'Games' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await phone.goto(`${studio}/users`)
  await expect(phone.getByRole('alert')).toContainText('These roles may: Owner and Help desk.')
  await phone.goto(`${studio}/orders`)
  await expect(phone.getByRole('alert')).toContainText('Your role does not allow this.')

  await phone.goto(`${studio}/events/${game.id}`)
  // A press that is let go does nothing; one that is held does.
  await phone.getByRole('button', { name: 'Hold to go live' }).click()
  await holdButton(phone, 'Hold to go live')
  await expect(phone.getByRole('button', { name: 'Hold to end' })).toBeVisible()
  await phone.getByRole('link', { name: 'Keep the score' }).click()
  const team = phone.getByRole('region', { name: home?.name ?? '' })
  await expect(team).toBeVisible()
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // One screen, without a tab bar, on the smallest phone that is still about.
  await phone.setViewportSize({ width: 375, height: 667 })
  const keeper = phone.getByRole('main').locator('> *').first()
  expect(await keeper.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  for (const button of await phone.getByRole('main').getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 })
  await expect(phone.getByRole('button', { name: 'Correct' })).toBeInViewport({ ratio: 1 })

  const viewer = await browser.newPage()
  await viewer.goto(`/watch/${game.id}`)
  await expect(
    viewer
      .getByRole('main')
      .getByText(away?.card_name ?? '')
      .first(),
  ).toBeVisible()

  // Without a network what is tapped shows, waits and goes by itself.
  await phones.setOffline(true)
  await team.getByRole('button', { name: /\+\d/ }).first().tap()
  await expect(phone.getByRole('status')).toContainText('No connection · 1 tap waiting')
  await phones.setOffline(false)
  await expect(phone.getByRole('status')).toHaveText('Fans have it')
  const shown = (await team.getByRole('paragraph').textContent()) ?? ''
  await expect(viewer.getByRole('main')).toContainText(shown, { timeout: 3_000 })

  await phone.getByRole('button', { name: /^Undo .*, / }).tap()
  await expect(team.getByRole('paragraph')).not.toHaveText(shown)
  await phones.close()

  // Whoever helps tonight needs no account.
  const links = page.getByRole('region', { name: 'Links without an account' })
  await links.getByRole('radio').first().check()
  await links.getByLabel('Who it is for').fill('Volunteer at the desk')
  await links.getByRole('button', { name: 'Make the link' }).click()
  const link = (await links.getByRole('status').locator('code').textContent()) ?? ''
  await expectAccessible(page)
  const helpers = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const helper = await helpers.newPage()
  await helper.goto(link)
  await expect(helper.getByRole('group', { name: 'Period' })).toBeVisible()
  // The secret is out of the address once it was used; the page still opens.
  await expect(helper).toHaveURL(/\/studio\/link$/)
  await helper.reload()
  await expect(helper.getByRole('group', { name: 'Period' })).toBeVisible()
  await expectAccessible(helper)
  expect(await helper.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  )
  await links.getByRole('button', { name: 'End the link of Volunteer at the desk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await expect(links.getByText('Volunteer at the desk')).toHaveCount(0)
  await helper.reload()
  await expect(helper.getByRole('alert')).toContainText('This link does not work')
  await helpers.close()

  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
})

test('a producer makes a camera’s link in the control room, and comes back by mail after forgetting the password', {
  tag: '@once',
}, async ({ page, browser, request }) => {
  test.setTimeout(120_000)
  const email = `producer-${Date.now().toString(36)}@example.com`
  const game = await findEvent(request, { type: 'free', stream_status: 'upcoming', skip: 3 })
  await openStudio(page, demoOperator, `${studio}/people`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption('producer')
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')

  const theirs = await browser.newContext()
  const desk = await theirs.newPage()
  await desk.goto(await linkInMail(email, '/studio/welcome'))
  await desk.getByLabel('New password').fill('a producer of the final')
  await desk.getByRole('button', { name: 'Save and log in' }).click()
  await expect(desk.getByRole('navigation', { name: 'Studio' })).toBeVisible()
  await desk.goto(`${studio}/events/${game.id}`)
  const cameras = desk.getByRole('region', { name: 'Cameras' })
  await cameras.getByText('Link for a helper without an account').click()
  await cameras.getByRole('button', { name: 'Make the link' }).click()
  await expect(cameras.getByText('Field is required')).toBeVisible()
  await expect(cameras.locator('code')).toHaveCount(0)
  await cameras.getByLabel('Opens').selectOption('camera')
  await cameras.getByLabel('Who it is for').fill('Behind the goal')
  await cameras.getByRole('button', { name: 'Make the link' }).click()
  const link = (await cameras.getByRole('status').locator('code').textContent()) ?? ''
  await expectAccessible(desk)
  const phones = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const phone = await phones.newPage()
  await phone.goto(link)
  const app = phone.getByRole('link', { name: 'Open in Larix' })
  await expect(app).toHaveAttribute('href', /^larix:\/\/set\/v1\?/)
  await expectAccessible(phone)
  await phones.close()

  await theirs.clearCookies()
  await desk.goto('/studio/login')
  await desk.getByRole('link', { name: 'Forgot password?' }).click()
  await desk.getByLabel('Email').fill(email)
  await desk.getByRole('button', { name: 'Send the link' }).click()
  await expect(desk.getByRole('status')).toContainText('the link is on its way')
  await expectAccessible(desk)
  await desk.goto(await linkInMail(email, '/studio/reset'))
  await desk.getByLabel('New password').fill('a producer of the semi-final')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('status')).toContainText('Your password is saved.')
  await desk.getByRole('link', { name: 'Log in' }).click()
  await fillLogin(desk, { email, password: 'a producer of the semi-final' })
  await expect(desk.getByRole('navigation', { name: 'Studio' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `Reset password: ${email}` }).click()
  const question = page.getByRole('dialog', { name: `Reset the password of ${email}` })
  await question.getByLabel('Current password').fill(demoOperator.password)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Reset password' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('/studio/reset#')
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Log in to the Studio' })).toBeVisible()
  await theirs.close()
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('an owner makes a key for a program, which works until it is revoked', {
  tag: '@once',
}, async ({ page, request }) => {
  const name = `Board ${Date.now().toString(36)}`
  await openStudio(page, demoOperator, `${studio}/settings`)
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByText(`The key of ${name}. Copy it now`)).toBeVisible()
  const key = await page.getByText(/^gsk_[\w-]{43}$/).textContent()
  const ask = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await request.get('/api/studio/channels/northern-league/events', { headers })).status()
  }
  expect(await ask()).toBe(200)
  await page.getByRole('button', { name: `Revoke the key of ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Revoked')
  expect(await ask()).toBe(401)
})
