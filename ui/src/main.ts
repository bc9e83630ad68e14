import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import { startTheme } from "./theme.svelte.ts";

startTheme();
const target = document.getElementById("app");
if (target) mount(App, { target });
