import { type Basket, basketHref } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './checkout.module.css'
import type { PayProblem } from './pay-problem.ts'

/** What went wrong, and what to do, between the ways to pay. */
export function PayNote({ problem, basket }: { problem: PayProblem; basket: Basket }) {
  const { failure: words } = useCommerceWords()
  const note = useRef<HTMLDivElement>(null)
  // Newer browsers answer with a promise, which React would take for a clean-up.
  useEffect(() => void note.current?.scrollIntoView({ block: 'center' }), [])
  const orders = { href: '/profile/orders', label: words.orders }
  const said = {
    declined: { title: words.declinedTitle, text: words.declinedText, link: null },
    insufficient_funds: { title: words.fundsTitle, text: words.fundsText, link: null },
    expired_card: { title: words.expiredTitle, text: words.expiredText, link: null },
    wrong_code: { title: words.wrongCodeTitle, text: words.wrongCodeText, link: null },
    unknown: { title: words.unknownTitle, text: words.unknownText, link: orders },
    busy: { title: words.busyTitle, text: words.busyText, link: orders },
    trial_used: {
      title: words.trialUsedTitle,
      text: words.trialUsedText,
      link: { href: basketHref({ ...basket, trial: '0' }), label: words.subscribe },
    },
  }[problem]
  return (
    <div ref={note} className={styles.problem} role="alert">
      <Icon name="alert" />
      <div>
        <p className="strong">{said.title}</p>
        <p>{said.text}</p>
        {said.link && (
          <a className={styles.link} href={said.link.href}>
            {said.link.label}
          </a>
        )}
      </div>
    </div>
  )
}
