import { ApiError } from '@grandstand/api-client'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommerceWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useKept } from '../../platform/use-kept.ts'
import { GiftOpened } from './gift-opened.tsx'
import { giftQuery } from './gift-query.ts'
import { OpenGift } from './open-gift.tsx'
import { Outcome } from './outcome.tsx'

/** Looking at a gift uses up nothing: mail scanners open links too. Only the button opens it. */
export function GiftLink({ token }: { token: string | null }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { gifts: words } = useCommerceWords()
  const { data, error } = useQuery({ ...giftQuery(client, language, token ?? ''), enabled: token !== null })
  // A login forgets all answers, while the gift is being opened in the account that was just made.
  const gift = useKept(data ?? undefined)
  const [isOpened, setIsOpened] = useState(false)
  if (isOpened && gift) return <GiftOpened gift={gift} />
  const isBad = data === null || (error instanceof ApiError && 'token' in error.fields)
  if (token === null || isBad) {
    return (
      <Outcome icon="alert" title={words.badTitle} text={words.badText}>
        <a className="button" href="/profile/orders">
          {words.orders}
        </a>
      </Outcome>
    )
  }
  if (error) return <FormFailure error={error} />
  if (!gift) return <Skeleton shape="row" count={3} label={words.loading} />
  if (gift.state !== 'waiting') {
    return (
      <Outcome icon="alert" title={words.endedTitle} text={words.endedText}>
        <a className="button" href="/">
          {words.see}
        </a>
      </Outcome>
    )
  }
  return <OpenGift gift={gift} token={token} onOpened={() => setIsOpened(true)} />
}
