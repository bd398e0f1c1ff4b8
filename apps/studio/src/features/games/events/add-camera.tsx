import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { NameForm } from './name-form.tsx'

interface AddCameraProps {
  params: { channel: string; id: string }
  isFirst: boolean
}

export function AddCamera({ params, isFirst }: AddCameraProps) {
  const { words } = useI18n()
  const say = words.cameras
  const client = useClient()
  const queryClient = useQueryClient()
  async function add(wanted: string) {
    await client.send(studioWireCalls.addEventCamera, { params, body: { name: wanted } })
    await queryClient.invalidateQueries({ queryKey: ['event'] })
  }

  return (
    <NameForm
      label={isFirst ? say.firstLabel : say.newName}
      name={isFirst ? say.firstName : ''}
      action={say.add}
      onName={add}
    />
  )
}
