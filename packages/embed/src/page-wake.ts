/** Calls back whenever the page is looked at again or the network is back. Gives back what ends that. */
export function onPageWake(wake: () => void): () => void {
  const handleWake = () => {
    if (!document.hidden) wake();
  };
  window.addEventListener('online', handleWake);
  document.addEventListener('visibilitychange', handleWake);
  return () => {
    window.removeEventListener('online', handleWake);
    document.removeEventListener('visibilitychange', handleWake);
  };
}
