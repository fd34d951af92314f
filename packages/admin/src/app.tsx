export function App() {
  return <div>AJ Report</div>;
}
