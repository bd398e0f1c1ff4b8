import { outsideMediaTypes } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { isEmbeddable } from '@grandstand/rules'
import { SelectField, TextField } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './cameras-panel.module.css'

/** As long as the server takes. */
const maxChars = 60

interface AddOutsidePlayerProps {
  params: { channel: string; id: string }
  /** Whose players the channel lets in. */
  hosts: readonly string[]
}

type NewPlayer = { type: (typeof outsideMediaTypes)[number]; name: string; url: string }

export function AddOutsidePlayer({ params, hosts }: AddOutsidePlayerProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.outsidePlayers
  const client = useClient()
  const queryClient = useQueryClient()
  const [isRefused, setIsRefused] = useState(false)
  const adding = useMutation({
    mutationFn: (body: NewPlayer) => client.send(studioWireCalls.addOutsidePlayer, { params, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['event'] }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const type = outsideMediaTypes.find(one => one === given.get('type')) ?? 'embedded'
    const url = String(given.get('url')).trim()
    const name = String(given.get('name')).trim().slice(0, maxChars) || say.types[type]
    const isGood = isEmbeddable(url, hosts)
    setIsRefused(!isGood)
    if (isGood) adding.mutate({ type, name, url })
  }

  const refusal = isRefused ? fill(say.badAddress, { hosts: hosts.join(', ') }) : undefined
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        name="url"
        label={say.address}
        problem={refusal ?? (adding.isError ? errorText(adding.error, i18n) : undefined)}
        autoComplete="off"
        required
      />
      <TextField name="name" label={say.name} autoComplete="off" />
      <SelectField
        name="type"
        label={say.type}
        options={outsideMediaTypes.map(value => ({ value, label: say.types[value] }))}
      />
      <button className="button" type="submit" disabled={adding.isPending}>
        {adding.isPending ? words.user.working : say.add}
      </button>
    </form>
  )
}
