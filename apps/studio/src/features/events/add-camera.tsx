import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { NameForm } from './name-form.tsx'

interface AddCameraProps {
  params: { channel: string; id: string }
  /** What it would be called. */
  name: string
}

export function AddCamera({ params, name }: AddCameraProps) {
  const i18n = useI18n()
  const say = i18n.words.cameras
  const client = useClient()
  const queryClient = useQueryClient()
  const adding = useMutation({
    mutationFn: (wanted: string) =>
      client.send(studioWireCalls.addEventCamera, { params, body: { name: wanted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['event'] }),
  })
  return (
    <NameForm
      label={say.newName}
      name={name}
      action={say.add}
      isPending={adding.isPending}
      problem={adding.isError ? errorText(adding.error, i18n) : undefined}
      onName={wanted => adding.mutate(wanted)}
    />
  )
}
