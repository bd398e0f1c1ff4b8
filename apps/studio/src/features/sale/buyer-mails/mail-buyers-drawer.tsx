import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { Drawer } from '../../../platform/drawer.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { buyerMailsQuery } from './buyer-mails-query.ts'
import { MailBuyersForm } from './mail-buyers-form.tsx'
import { SentMails } from './sent-mails.tsx'

interface MailBuyersDrawerProps {
  channel: string
  id: string
  onClose: () => void
}

export function MailBuyersDrawer({ channel, id, onClose }: MailBuyersDrawerProps) {
  const { words, plural } = useI18n()
  const say = words.sales.buyerMail
  const query = useQuery(buyerMailsQuery(useClient(), { channel, id }))
  // How many got the last one from here; the form is empty again then.
  const [sent, setSent] = useState<{ people: number; times: number }>({ people: 0, times: 0 })
  const { data } = query
  return (
    <Drawer title={say.title} onClose={onClose}>
      {!data && <LoadState query={query} rows={4} />}
      {data && (
        <div className="stack-4">
          <p className="small strong unless-empty" role="status">
            {sent.times > 0 && plural(say.done, sent.people)}
          </p>
          {data.buyers + data.pass_holders === 0 ? (
            <p className="quiet pretty">{say.nobody}</p>
          ) : (
            <MailBuyersForm
              key={sent.times}
              channel={channel}
              id={id}
              buyers={data.buyers}
              passHolders={data.pass_holders}
              onSent={people => setSent(({ times }) => ({ people, times: times + 1 }))}
            />
          )}
          {data.mails.length > 0 && <SentMails mails={data.mails} />}
        </div>
      )}
    </Drawer>
  )
}
