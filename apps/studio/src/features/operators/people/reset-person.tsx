import type { Person } from '@grandstand/contract'
import type { personResets } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { PasswordGate } from '../../../platform/password-gate.tsx'

interface ResetPersonProps {
  channel: string
  person: Person
  what: (typeof personResets)[number]
  /** With the link of a password; null: the second factor is off. */
  onDone: (link: string | null) => void
}

/** For somebody who has lost their password or phone: asks for the owner's own password and code first. */
export function ResetPerson({ channel, person, what, onDone }: ResetPersonProps) {
  const { words, fill, language } = useI18n()
  const say = words.people.reset[what]
  const client = useClient()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const params = { channel, id: String(person.id) }
  const title = fill(say.title, { email: person.email })
  return (
    <>
      <button
        className="button"
        type="button"
        aria-label={`${say.label}: ${person.email}`}
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {say.label}
      </button>
      <Dialog ref={dialog} title={title} text={say.text} onClose={() => setOpen(false)} actions={null}>
        {isOpen && (
          <PasswordGate
            action={say.label}
            onShown={async shown => {
              const body = { ...shown, what, language }
              const { link } = await client.send(studioWireCalls.resetPerson, { params, body })
              await queryClient.invalidateQueries({ queryKey: ['people'] })
              dialog.current?.close()
              onDone(link)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
