import { createContext, useContext } from 'react';
import type { EditorAction } from './editor-action.ts';

/** The actions of the flow that is edited, as they are now. */
export const EditedActions = createContext<readonly EditorAction[]>([]);

export const useEditedActions = (): readonly EditorAction[] => useContext(EditedActions);
