import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Designer } from '../designer.ts';
import type { DocumentState } from '../document/document-store.ts';

export const DesignerContext = createContext<Designer | undefined>(undefined);

/** The designer that the page has open. */
export function useDesigner(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error('useDesigner is called outside of a DesignerContext');
  return designer;
}

/** A part of the document's state; the component draws again when the part is another object. */
export function useDocument<T>(select: (state: DocumentState) => T): T {
  return useStore(useDesigner().document.store, select);
}

export function useZoom(): number {
  return useStore(useDesigner().view.store, (state) => state.camera.zoom);
}
