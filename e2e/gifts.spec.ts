import { freshPerson, openApp } from './support/account.ts'
import { giveGame } from './support/buy-game.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { linkInMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

test(
  'a gift is opened by its link without an account, and its buyer sees that, sends another again and takes it back',
  { tag: '@journey' },
  async ({ page, browser }, info) => {
    const person = freshPerson(info)
    const apiKey = await becomePerson(page, person)
    const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip: 31 })
    const [friend, other] = ['friend', 'other'].map(name => person.email.replace('@', `-${name}@`))
    if (!friend || !other) throw new Error('no addresses')
    await giveGame(page.request, apiKey, game.id, { email: friend, message: 'Enjoy the final!' })
    await giveGame(page.request, apiKey, game.id, { email: other, message: '' })

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
    const phone = await elsewhere.newPage()
    await openApp(phone, await linkInMail(friend, '/gift'))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A gift for you')
    const main = phone.getByRole('main')
    await expect(main).toContainText(`${person.firstName} has a gift for you.`)
    await expect(main).toContainText('Enjoy the final!')
    await expect(phone.getByLabel('Email')).toHaveValue(friend)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Open the gift' }).click()
    await expect(main.getByRole('status')).toContainText('It is yours')
    await expectAccessible(phone)
    await main.getByRole('link', { name: 'Watch' }).click()
    await expect(phone).toHaveURL(`/watch/${game.id}`)
    await expect(phone.getByRole('link', { name: /^Buy/ })).toHaveCount(0)
    await openApp(phone, '/profile/orders')
    await expect(main.getByRole('region', { name: 'Gifts' })).toContainText('A gift that you opened')
    await elsewhere.close()

    await openApp(page, '/profile/orders')
    const gifts = page.getByRole('region', { name: 'Gifts' })
    const cardOf = (email: string) => gifts.getByRole('listitem').filter({ hasText: `For ${email}` })
    await expect(cardOf(friend)).toContainText('Opened')
    await expect(cardOf(other)).toContainText('Not opened yet')
    await expectAccessible(page)
    await cardOf(other).getByRole('button', { name: 'Send again' }).click()
    await expect(cardOf(other)).toContainText('A new link is on its way.')
    await cardOf(other).getByRole('button', { name: 'Take it back' }).click()
    await expect(cardOf(other)).toContainText('Taken back')
    await expect(cardOf(other).getByRole('link', { name: 'Watch' })).toBeVisible()
    await openApp(page, await linkInMail(other, '/gift'))
    await expect(page.getByRole('main')).toContainText('This link no longer works')
    await expectAccessible(page)
  },
)
