import { outsideMediaTypes } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { isEmbeddable } from '@grandstand/rules'
import { SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './cameras-panel.module.css'

/** As long as the server takes. */
const maxChars = 60

interface AddOutsidePlayerProps {
  params: { channel: string; id: string }
  /** Whose players the channel lets in. */
  hosts: readonly string[]
}

export function AddOutsidePlayer({ params, hosts }: AddOutsidePlayerProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.outsidePlayers
  const client = useClient()
  const queryClient = useQueryClient()
  const { form, field, failure, isSending } = useForm({
    fields: ['url', 'name', 'type'],
    check: ({ url }) => ({ url: isEmbeddable(url.trim(), hosts) ? null : 'host' }),
    explain: name =>
      name === 'url' ? fill(say.badAddress, { hosts: hosts.join(', ') }) : words.errors.failed,
    async send(typed) {
      const type = outsideMediaTypes.find(one => one === typed.type) ?? 'embedded'
      const name = typed.name.trim().slice(0, maxChars) || say.types[type]
      await client.send(studioWireCalls.addOutsidePlayer, {
        params,
        body: { type, name, url: typed.url.trim() },
      })
      await queryClient.invalidateQueries({ queryKey: ['event'] })
    },
  })
  const url = field('url')
  return (
    <form {...form} className={`${styles.form} row-3`}>
      <TextField
        {...url}
        label={say.address}
        problem={failure ? errorText(failure, i18n) : url.problem}
        autoComplete="off"
        required
      />
      <TextField {...field('name')} label={say.name} autoComplete="off" />
      <SelectField
        name="type"
        label={say.type}
        options={outsideMediaTypes.map(value => ({ value, label: say.types[value] }))}
      />
      <SubmitButton label={say.add} sendingLabel={words.user.working} isSending={isSending} isPlain />
    </form>
  )
}
