import type { RefundPolicy } from '@grandstand/contract'
import { type LegalTexts, mailLink, plain } from './legal-page.ts'

const refunds: Record<RefundPolicy, string> = {
  no_refunds: 'All sales are final: what is bought is not refunded.',
  until_start:
    'You can have your money back until the game that you bought starts, or, for a pass, until the first of its games that is played after you bought it.',
  on_request: 'If something goes wrong, ask us: we decide on each request and answer within ten days.',
}

export const legalEn: LegalTexts = {
  terms_conditions:
    facts => `These terms apply when you use **${plain(facts.channel)}**, which is run by **${plain(facts.seller)}**. By opening an account or buying something you accept them.

## Your account

Give an email address that works, and keep your password to yourself. We may close an account that is used to resell or rebroadcast games.

## What you buy

A single game opens that game, live and on replay. A pass or a subscription opens the games that its description names. The price, the service fee and any tax are shown before you pay.

## Renewals

A subscription renews at the end of each period until you cancel it in your profile. You keep access until the end of the period that is paid.

## Refunds

${refunds[facts.refunds]} More is in our [refund policy](/refund_policy).

## Streams

Weather, power and networks can stop a stream. We do our best to bring it back and to publish the whole replay. Some games may not be available in every country.

## Clips

You may cut and share clips for personal use where the channel offers it. Do not use them to mock players or to advertise. We may remove a clip that breaks this rule.

## Changes and questions

If these terms change, we tell account holders before the change applies. Questions: ${mailLink(facts.email)}. See also the [privacy policy](/privacy_policy).
`,
  privacy_policy:
    facts => `**${plain(facts.seller)}** runs **${plain(facts.channel)}** and is responsible for the data described here.

## What we keep

- **Your account**: name, email address, a password that nobody can read, and your choices, such as favourite teams.
- **Your purchases**: what you bought, when, and for how much. Card numbers go to the payment provider and never reach us.
- **What you watch**: which games you opened and how far, so that you can go on where you stopped.
- **Visits**: only if you agree, which pages are seen and how well videos play.

## Why, and how long

We need it to give you access, to keep accounts as the law demands, and to improve the service. Purchases are kept as long as tax law demands; the rest goes when you delete your account.

## Who else sees it

The payment provider, and those who run our servers and mail on our behalf. We sell data to nobody.

## Your rights

You can see, correct and delete your data in your profile, or ask us. You can also complain to the data protection authority of your country.

Questions: ${mailLink(facts.email)}.
`,
  refund_policy: facts => `${refunds[facts.refunds]}

This is what **${plain(facts.seller)}** promises everybody who buys on **${plain(facts.channel)}**. The rights that the law of your country gives you stay as they are.

## If a game does not take place

A game that is moved stays yours on its new date. If it is called off, you get back what you paid for that single game.

## How to ask

Write to ${mailLink(facts.email)} and name the email address of your account and what you bought. Refunds go back to the card or account that paid, usually within ten days.
`,
}
