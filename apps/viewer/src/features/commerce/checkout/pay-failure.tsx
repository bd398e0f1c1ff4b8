import { Dialog } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { type Basket, basketHref } from './basket.ts'
import type { PayProblem } from './pay-problem.ts'

interface PayFailureProps {
  problem: PayProblem
  basket: Basket
  onClose: () => void
}

/** What went wrong, and what to do. */
export function PayFailure({ problem, basket, onClose }: PayFailureProps) {
  const { failure: words } = useCommerceWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const orders = { href: '/profile/orders', label: words.orders }
  const said = {
    declined: {
      title: words.declinedTitle,
      text: words.declinedText,
      close: words.anotherCard,
      link: { href: '/contacts', label: words.contact },
    },
    unknown: { title: words.unknownTitle, text: words.unknownText, close: words.again, link: orders },
    busy: { title: words.busyTitle, text: words.busyText, close: words.close, link: orders },
    trial_used: {
      title: words.trialUsedTitle,
      text: words.trialUsedText,
      close: words.close,
      link: { href: basketHref({ ...basket, trial: '0' }), label: words.subscribe },
    },
  }[problem]
  return (
    <Dialog
      ref={dialog}
      title={said.title}
      text={said.text}
      onClose={onClose}
      actions={
        <>
          <button className="button button--primary" type="button" onClick={() => dialog.current?.close()}>
            {said.close}
          </button>
          <a className="button" href={said.link.href} onClick={() => dialog.current?.close()}>
            {said.link.label}
          </a>
        </>
      }
    />
  )
}
