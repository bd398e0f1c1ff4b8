import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { CameraParams } from './camera-params.ts'
import { NameForm } from './name-form.tsx'

interface RenameCameraProps {
  params: CameraParams
  name: string
  onDone: () => void
}

export function RenameCamera({ params, name, onDone }: RenameCameraProps) {
  const i18n = useI18n()
  const say = i18n.words.cameras
  const client = useClient()
  const queryClient = useQueryClient()
  const naming = useMutation({
    mutationFn: (wanted: string) =>
      client.send(studioWireCalls.renameCamera, { params, body: { name: wanted } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['event'] })
      onDone()
    },
  })
  return (
    <NameForm
      label={say.name}
      name={name}
      action={say.save}
      isPending={naming.isPending}
      problem={naming.isError ? errorText(naming.error, i18n) : undefined}
      onName={wanted => naming.mutate(wanted)}
    />
  )
}
