import { studioCalls } from '@grandstand/contract'
import { channelRoute, operatorRoute } from '../../call/studio-route.ts'
import { confirmLegalTexts } from './confirm-legal-texts.ts'
import { createChannel } from './create-channel.ts'
import { getChannelSetup } from './get-channel-setup.ts'
import { writeLegalTexts } from './write-legal-texts.ts'

export const channelSetupRoutes = [
  operatorRoute(studioCalls.createChannel, createChannel),
  channelRoute(studioCalls.getChannelSetup, ({ channel }) => channel, getChannelSetup),
  channelRoute(studioCalls.confirmLegalTexts, ({ channel }) => channel, confirmLegalTexts),
  channelRoute(studioCalls.writeLegalTexts, ({ channel }) => channel, writeLegalTexts),
]
