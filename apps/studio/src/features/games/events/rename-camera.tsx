import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { CameraParams } from './camera-params.ts'
import { NameForm } from './name-form.tsx'

interface RenameCameraProps {
  params: CameraParams
  name: string
  onDone: () => void
}

export function RenameCamera({ params, name, onDone }: RenameCameraProps) {
  const { words } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  async function rename(wanted: string) {
    await client.send(studioWireCalls.renameCamera, { params, body: { name: wanted } })
    await queryClient.invalidateQueries({ queryKey: ['event'] })
    onDone()
  }

  return <NameForm label={words.common.name} name={name} action={words.common.save} onName={rename} />
}
