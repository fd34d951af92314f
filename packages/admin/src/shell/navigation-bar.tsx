import { useNavigation } from 'react-router-dom';

/** Thin bar at the top while a page is on its way. */
export function NavigationBar() {
  const { state } = useNavigation();
  return <div className="navigation-bar" data-active={state !== 'idle' || undefined} aria-hidden="true" />;
}
