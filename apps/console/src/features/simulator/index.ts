export { SimulatorButton } from './SimulatorButton.tsx';
export { SimulatorDock, useSimulatorBeside } from './SimulatorDock.tsx';
