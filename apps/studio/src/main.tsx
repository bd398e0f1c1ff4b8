import '@grandstand/ui/styles/index.css'
import { start } from './app/start.tsx'

void start(document.getElementById('app') ?? document.body.appendChild(document.createElement('div')))
